"""A saver whose disk waits until the test lets it write."""

from concurrent.futures import Future

from game.online.host.background_saving import WriteCall, WriteCallback


class HeldSaver:
    """Holds every write back; a write and its report happen one after the other."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self.held: list[tuple[WriteCall, WriteCallback, Future[None]]] = []
        self._ended: list[tuple[WriteCallback, Future[None]]] = []

    def start_write(self, write: WriteCall, on_written: WriteCallback) -> Future[None]:
        """Hold a write back."""
        future: Future[None] = Future()
        self.held.append((write, on_written, future))
        return future

    def let_write(self, at: int = 0) -> None:
        """Carry one write out, without a report."""
        write, then, future = self.held.pop(at)
        try:
            write()
        except Exception as problem:
            future.set_exception(problem)
        else:
            future.set_result(None)
        self._ended.append((then, future))

    def call_back_for_ended_writes(self) -> None:
        """Report what was carried out."""
        ended = self._ended
        self._ended = []
        for then, future in ended:
            problem = future.exception()
            assert problem is None or isinstance(problem, Exception)
            then(problem)

    def wait_for_all_writes(self) -> None:
        """Carry out and report everything."""
        while self.held or self._ended:
            while self.held:
                self.let_write()
            self.call_back_for_ended_writes()

    def forget(self) -> None:
        """Lose everything that is under way, as a host that is killed does."""
        self.held.clear()
        self._ended.clear()

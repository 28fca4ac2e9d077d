#!/bin/sh
# For a host that does TLS itself: copy it to /etc/letsencrypt/renewal-hooks/deploy and make it
# executable. certbot runs it after each renewal; the host reads the new files within 10 seconds.
set -eu
folder=/etc/count-house
install -d -o root -g count-house -m 0750 "$folder"
for file in fullchain.pem privkey.pem; do
    install -o root -g count-house -m 0640 "$RENEWED_LINEAGE/$file" "$folder/$file.new"
    mv "$folder/$file.new" "$folder/$file"
done

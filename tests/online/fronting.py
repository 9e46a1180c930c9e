"""A real nginx with TLS, from the example configuration, before real servers."""

import os
import re
import ssl
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.online.engines import free_port, until
from tests.online.test_two_processes import server

NGINX = "/usr/sbin/nginx"
DEPLOY = Path(__file__).parents[2] / "deploy"
MAIN = """
master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log warn; {user}
events {{ worker_connections 1000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/carrom.conf;
}}
"""


def certificate(folder):
    """Make a certificate for this machine; return what trusts it."""
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    names = "subjectAltName=DNS:carrom.example,IP:127.0.0.1"
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subject = ["-subj", "/CN=carrom.example", "-addext", names]
    subprocess.run([*words.split(), *files, *subject], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def configured(folder, port):
    """The example configuration, with certificate and addresses of this machine."""
    text = (DEPLOY / "nginx/carrom.conf").read_text()
    text = text.replace("/etc/letsencrypt/live/carrom.example", str(folder))
    text = re.sub(r"listen \[::\].*", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    return text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")


def main_file(folder):
    """What includes the configuration, as the distribution's does."""
    user = "user root;" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(MAIN.format(folder=folder, user=user))
    return file


@contextmanager
def nginx(folder, words):
    """Run nginx by a command."""
    running: Any = subprocess.Popen(words, stderr=subprocess.PIPE)
    try:
        until(lambda: (folder / "nginx.pid").exists() or running.poll() is not None)
        assert running.poll() is None, running.stderr.read()
        yield
    finally:
        running.terminate()
        running.wait(10)
        running.stderr.close()


@contextmanager
def site(folder, database, bus):
    """Two servers behind nginx; gives its address, what trusts it, and the servers."""
    trust, port = certificate(folder), free_port()
    told = ("--public-url", f"https://127.0.0.1:{port}", "--proxies", "127.0.0.1")
    with server(database, bus, *told) as one, server(database, bus, *told) as two:
        text = configured(folder, port)
        text = text.replace("127.0.0.1:8421", one[1]).replace("127.0.0.1:8422", two[1])
        (folder / "carrom.conf").write_text(text)
        words = [NGINX, "-p", str(folder), "-c", str(main_file(folder)), "-g", "daemon off;"]
        with nginx(folder, words):
            yield f"127.0.0.1:{port}", trust, (one, two), told

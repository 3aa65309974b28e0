import { documentFrame, type HeaderFacts, type Headers, hashedFiles, headersFor } from './headers.ts';
import { pagePattern } from './pages.ts';

export interface NginxPlace {
  port: number;
  /** Folder of the build. */
  root: string;
}

/** An nginx server for the build, with the same rules as the preview. */
export function nginxServer(facts: HeaderFacts, paths: readonly string[], { port, root }: NginxPlace): string {
  return `# Made by \`pnpm build\` from web/deploy/headers.ts. Put it where nginx includes its sites, and the build into ${root}.
# brotli_static needs nginx's brotli module (Debian: libnginx-mod-http-brotli-static); leave the line out where there is none.
# For HTTPS add \`listen 443 ssl http2;\`, ssl_certificate and ssl_certificate_key, and redirect port ${port} to it.
server {
  listen ${port};
  root ${root};
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${addHeaders(headersFor('/', facts), '  ')}

  # The API's place when it lives on this origin (proxy_pass). Never a page.
  location ^~ /v1/ { return 404; }
  location = /v1 { return 404; }

  location ^~ ${hashedFiles} {
${addHeaders(headersFor(hashedFiles, facts), '    ')}
    try_files $uri =404;
    error_page 404 @missing;
  }
  # A missing file is not remembered for a year.
  location @missing { return 404; }

  location = ${documentFrame} {
${addHeaders(headersFor(documentFrame, facts), '    ')}
  }

  location = / { try_files /index.html =404; }
  location ~ ${pagePattern(paths.filter((path) => path !== '/'))} { try_files /shell.html =404; }
  location ~ ^/(?:_headers|_redirects|[^/]+\\.(?:br|gz)|(?:404|index|shell)\\.html)$ { return 404; }
  location ~ \\.\\w+$ { try_files $uri =404; }

  # No page of the website: the shell says so, with the status that it deserves.
  location / {
    error_page 404 /shell.html;
    return 404;
  }
  location = /shell.html { internal; }
}
`;
}

function addHeaders(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

import { documentFrame, type HeaderFacts, type Headers, hashedFiles, headersFor } from './headers.ts';
import { byParticularity, notServed, pageFile, pagePattern } from './pages.ts';

export interface NginxPlace {
  port: number;
  /** Folder of the build. */
  root: string;
  /** The website's host name. */
  name: string;
}

/** An nginx server for the build, with the same rules as the preview. */
export function nginxServer(facts: HeaderFacts, paths: readonly string[], { port, root, name }: NginxPlace): string {
  const { 'Content-Security-Policy': _policy, 'Referrer-Policy': _referrer, ...ofApi } = headersFor('/', facts);
  return `# Made by \`pnpm build\` from web/build/headers.ts. Put it where nginx includes its sites, and the build into ${root}.
# brotli_static needs nginx's brotli module (Debian: libnginx-mod-http-brotli-static); leave the line out where there is none.
# For HTTPS add \`listen 443 ssl;\`, HTTP/2 as your nginx has it, ssl_certificate and ssl_certificate_key, and redirect port ${port} to it.
server {
  listen ${port};
  listen [::]:${port};
  server_name ${name};
  root ${root};
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${addHeaders(headersFor('/', facts), '  ')}

  # Never a page. When the API lives on this origin, put this in the place of both lines, with its address:
  # location ^~ /v1/ {
  #   proxy_pass http://127.0.0.1:3000;
  #   client_max_body_size 8m;
${addHeaders({ ...ofApi, 'Cache-Control': 'no-store' }, '  #   ')}
  # }
  location ^~ /v1/ { return 404; }
  location = /v1 { return 404; }

  location ^~ ${hashedFiles} {
${addHeaders(headersFor(hashedFiles, facts), '    ')}
    location ~ ${notServed([])} { return 404; ${missing} }
    try_files $uri =404;
    ${missing}
  }
  # A missing file is not remembered for a year, nor what else goes wrong with one.
  location @missing { return 404; }

  location = ${documentFrame} {
${addHeaders(headersFor(documentFrame, facts), '    ')}
  }

${byParticularity(paths).map(pageLocation).join('\n')}
  location ~ ${notServed(paths)} { return 404; }
  location ~ \\.\\w+$ { try_files $uri =404; }

  # No page of the website: this one says so, with the status that it deserves.
  location / {
    error_page 404 /404.html;
    return 404;
  }
  location = /404.html { internal; }
}
`;
}

/** A page with an open part has a file of its own where the build has made one. */
function pageLocation(path: string): string {
  const own = path.includes('$') ? `${pageFile(path.replaceAll(/\$\w+/g, '\0')).replaceAll('\0', '$1')} ` : '';
  return `  location ~* ${pagePattern(path)} { try_files ${own}${pageFile(path)} =404; }`;
}

const missing = 'error_page 404 = @missing;';

function addHeaders(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

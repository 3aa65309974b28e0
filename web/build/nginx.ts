import { documentFrame, getHeaders, type HeaderOptions, type Headers, hashedFiles } from './headers.ts';
import { bySpecificity, hiddenFilePattern, pageFile, pagePattern } from './pages.ts';

export interface NginxPlace {
  port: number;
  /** Folder of the build. */
  root: string;
  /** The website's host name. */
  name: string;
}

/** The nginx configuration of a build, with the same rules as the preview. */
export function nginxServer(options: HeaderOptions, paths: readonly string[], { port, root, name }: NginxPlace): string {
  const { 'Content-Security-Policy': _policy, 'Referrer-Policy': _referrer, ...apiHeaders } = getHeaders('/', options);
  return `# Made by \`pnpm build\` from web/build/headers.ts. Put it where nginx includes its sites, and the build into ${root}.
# brotli_static needs nginx's brotli module (Debian: libnginx-mod-http-brotli-static); remove the line without it.
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

${addHeaders(getHeaders('/', options), '  ')}

  # Never a page. If the API is on this origin, replace both lines with this and its address:
  # location ^~ /v1/ {
  #   proxy_pass http://127.0.0.1:3000;
  #   client_max_body_size 8m;
${addHeaders({ ...apiHeaders, 'Cache-Control': 'no-store' }, '  #   ')}
  # }
  location ^~ /v1/ { return 404; }
  location = /v1 { return 404; }

  location ^~ ${hashedFiles} {
${addHeaders(getHeaders(hashedFiles, options), '    ')}
    location ~ ${hiddenFilePattern([])} { return 404; ${missing} }
    try_files $uri =404;
    ${missing}
  }
  # Errors must not be cached for a year.
  location @missing { return 404; }

  location = ${documentFrame} {
${addHeaders(getHeaders(documentFrame, options), '    ')}
  }

${bySpecificity(paths).map(pageLocation).join('\n')}
  location ~ ${hiddenFilePattern(paths)} { return 404; }
  location ~ \\.\\w+$ { try_files $uri =404; }

  # Any other path is a 404 page.
  location / {
    error_page 404 /404.html;
    return 404;
  }
  location = /404.html { internal; }
}
`;
}

/** A page with a path parameter first looks for a file that is prerendered for its value. */
function pageLocation(path: string): string {
  const prerendered = path.includes('$') ? `${pageFile(path.replaceAll(/\$\w+/g, '\0')).replaceAll('\0', '$1')} ` : '';
  return `  location ~* ${pagePattern(path)} { try_files ${prerendered}${pageFile(path)} =404; }`;
}

const missing = 'error_page 404 = @missing;';

function addHeaders(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

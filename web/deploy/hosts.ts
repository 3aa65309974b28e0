import { type HeaderFacts, headersFor, specialPaths } from './headers.ts';

/** `_headers`, as several static hosts read it. */
export function headersFile(facts: HeaderFacts): string {
  return ['/', ...specialPaths]
    .map((path) => [path.endsWith('/') ? `${path}*` : path, ...lines(path, facts)].join('\n'))
    .join('\n\n')
    .concat('\n');

  function lines(path: string, known: HeaderFacts): string[] {
    return Object.entries(headersFor(path, known)).map(([name, value]) => `  ${name}: ${value}`);
  }
}

/** The headers of a path by such a file; a later section wins over an earlier one. */
export function readHeadersFile(text: string): (path: string) => Map<string, string> {
  const sections = text.split('\n\n').map((section) => {
    const [pattern = '', ...rest] = section.trim().split('\n');
    const pairs = rest.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]);
    const prefix = pattern.replace(/\*$/, '');
    return { covers: (path: string) => (prefix === pattern ? path === pattern : path.startsWith(prefix)), pairs };
  });
  return (path) => new Map(sections.filter(({ covers }) => covers(path)).flatMap(({ pairs }) => pairs));
}

export interface NginxPlace {
  port: number;
  /** Folder of the build. */
  root: string;
}

/** An nginx server for the build, with the same rules as the preview. */
export function nginxServer(facts: HeaderFacts, { port, root }: NginxPlace): string {
  const add = (path: string) =>
    Object.entries(headersFor(path, facts))
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n');
  return `server {
  listen ${port};
  root ${root};
  server_tokens off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

  location = /_headers { return 404; }
  location ^~ /v1/ { return 404; }
  location ^~ /assets/ {
${add('/assets/')}
    try_files $uri =404;
  }
  location = /document-frame.html {
${add('/document-frame.html')}
  }
  location ~ \\.\\w+$ {
${add('/')}
    try_files $uri =404;
  }
  location / {
${add('/')}
    try_files $uri /index.html;
  }
}
`;
}

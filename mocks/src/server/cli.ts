#!/usr/bin/env node
import { startServer, usage } from './start-server.ts';

startServer(process.argv.slice(2)).then(
  ({ text }) => console.log(text),
  (error: unknown) => {
    const { code, message = String(error) }: Partial<NodeJS.ErrnoException> = Object(error);
    // A port in use is no mistake in the options. Every other error is one, so it comes with the usage.
    console.error(code === 'EADDRINUSE' ? message : `${message}\n\n${usage}`);
    process.exit(1);
  },
);

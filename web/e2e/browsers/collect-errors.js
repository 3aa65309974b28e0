/** Collects the errors of all pages of a tab in its session storage, because WebKit's driver has no access to the console. */
{
  /** @param {unknown[]} parts */
  const collect = (...parts) => {
    const errors = JSON.parse(sessionStorage.getItem('test.errors') ?? '[]');
    sessionStorage.setItem('test.errors', JSON.stringify([...errors, parts.join(' ')]));
  };
  const { error } = console;
  console.error = (...parts) => {
    collect(...parts);
    error(...parts);
  };
  addEventListener('error', ({ message }) => collect(message));
  addEventListener('unhandledrejection', ({ reason }) => collect('Unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    collect('Blocked by', effectiveDirective, blockedURI),
  );
}

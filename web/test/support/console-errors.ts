/** Console errors, and warnings about React or the contract. A test fails if any are left, so it removes the errors that it expects. */
export const consoleErrors: string[] = [];

const { error, warn } = console;

console.error = (...values: unknown[]) => {
  consoleErrors.push(values.map(String).join(' '));
  error(...values);
};
console.warn = (...values: unknown[]) => {
  const text = values.map(String).join(' ');
  if (/react|hydrat|key|does not match the contract/i.test(text)) consoleErrors.push(text);
  warn(...values);
};

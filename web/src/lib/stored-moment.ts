/** '25 Nov 2026, 7:52 pm', on the clock of the device. Without Day.js, which the public pages do not load. */
export function storedMoment(time: string): string {
  return new Date(time).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

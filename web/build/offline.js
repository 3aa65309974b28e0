// @ts-check
/** Script of the offline page: sets the color mode, lists the courses stored on the device, and reloads once there is a network. */
(() => {
  var mode = null;
  try {
    mode = localStorage.getItem('institute.color-mode');
  } catch {}
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(isDark ? 'dark' : 'light');

  // The network is often not ready yet when the event fires.
  addEventListener('online', () => setTimeout(() => location.reload(), 1000));

  /** @param {string} href @param {string} text @param {string} [note] */
  const createItem = (href, text, note) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href, textContent: text }));
    if (note) item.append(Object.assign(document.createElement('small'), { textContent: note }));
    return item;
  };

  /** @param {Cache} cache @param {DOMStringMap} texts */
  const listCourses = async (cache, { basepath, allCourses = '', asOf = '' }) => {
    const locale = `${document.documentElement.lang}-u-nu-latn`;
    const items = [];
    let hasList = false;
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const response = await cache.match(request);
      // Responses of the API have this header, and pages do not.
      const storedAt = response?.headers.get('institute-stored-at');
      const id = /\/course\/([^/]+)$/.exec(pathname)?.[1];
      if (!response || !storedAt) continue;
      if (pathname.endsWith('/courses')) hasList = true;
      const { course } = id ? await response.json() : {};
      const time = new Date(storedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
      if (course) items.unshift(createItem(`${basepath}/course-detail/${id}`, course.title, asOf.replace('{time}', time)));
    }
    if (hasList) items.push(createItem(`${basepath}/courses`, allCourses));
    return items;
  };

  const listSeen = async () => {
    const cache = await caches.open('institute.seen');
    const section = document.getElementById('seen');
    const items = section ? await listCourses(cache, section.dataset) : [];
    if (!section || items.length === 0) return;
    section.querySelector('ul')?.append(...items);
    section.hidden = false;
  };
  // Without the list the page still says how to reach the institute.
  addEventListener('DOMContentLoaded', () => void listSeen().catch(() => {}));
})();

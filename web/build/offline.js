// @ts-check
/** Script of the offline page: sets the color mode, lists what is stored on the device, and reloads once there is a network. */
(() => {
  var mode = null;
  try {
    mode = localStorage.getItem('institute.color-mode');
  } catch {}
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(isDark ? 'dark' : 'light');

  // The network is often not ready yet when the event fires.
  addEventListener('online', () => setTimeout(() => location.reload(), 1000));

  /** @param {string} href @param {string} text @param {string} [storedAt] */
  const createItem = (href, text, storedAt) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href, textContent: text }));
    const time = storedAt && new Date(storedAt).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
    if (time) item.append(Object.assign(document.createElement('small'), { textContent: `as of ${time}` }));
    return item;
  };

  /** @param {Cache} cache */
  const listCourses = async (cache) => {
    const items = [];
    let hasList = false;
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const response = await cache.match(request);
      // Responses of the API have it, and pages do not.
      const storedAt = response?.headers.get('institute-stored-at');
      const id = /\/course\/([^/]+)$/.exec(pathname)?.[1];
      if (!response || !storedAt) continue;
      if (pathname.endsWith('/courses')) hasList = true;
      const { course } = id ? await response.json() : {};
      if (course) items.unshift(createItem(`/course-detail/${id}`, course.title, storedAt));
    }
    if (hasList) items.push(createItem('/courses', 'All courses'));
    return items;
  };

  const listSeen = async () => {
    const cache = await caches.open('institute.seen');
    const items = await listCourses(cache);
    const section = document.getElementById('seen');
    if (!section || items.length === 0) return;
    section.querySelector('ul')?.append(...items);
    section.hidden = false;
  };
  // Without the list the page still says how to reach the institute.
  addEventListener('DOMContentLoaded', () => void listSeen().catch(() => {}));
})();

import { createApi } from '@institute/sdk';

let token;
const api = createApi({ baseUrl: import.meta.env.VITE_API_URL || 'http://localhost:4010/v1', token: () => token });
const status = document.querySelector('[role=status]');

/** Calls `action` with the fields of a form, then shows the batches, or the error. */
function onSubmit(selector, action) {
  document.querySelector(selector).addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await action(Object.fromEntries(new FormData(event.target)));
      await showBatches();
    } catch (error) {
      status.textContent = error.message;
    }
  });
}

async function showBatches() {
  const { batches } = await api.listBatches();
  const rows = batches.map(({ title }) => Object.assign(document.createElement('li'), { textContent: title }));
  document.querySelector('ul').replaceChildren(...rows);
  status.textContent = `${batches.length} batches`;
}

onSubmit('#login', async (credentials) => {
  token = (await api.login(credentials)).token;
});
onSubmit('#create', ({ title }) => api.createBatch({ title, time: '5 PM', studentLimit: 25 }));

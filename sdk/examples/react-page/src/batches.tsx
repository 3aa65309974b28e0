import { isApiError } from '@institute/sdk';
import { useCreateBatch, useListBatches } from '@institute/sdk/react';
import type { FormEvent } from 'react';

/** The batches of a centre, and a form to create one. The list refetches after a create, because the contract says that createBatch invalidates it. */
export function Batches({ centreName }: { centreName: string }) {
  const { data, error, isPending, refetch } = useListBatches();
  const create = useCreateBatch();
  const fieldErrors = isApiError(create.error, 'createBatch') ? Object.values(create.error.fieldErrors).flat() : [];

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name));
    const input = { title: text('title'), time: text('time'), studentLimit: Number(text('studentLimit')) };
    // Resets on success only, so that an error does not clear the form.
    create.mutate(input, { onSuccess: () => form.reset() });
  }
  return (
    <main>
      <h1>Batches of {centreName}</h1>
      {isPending && <p role="status">Loading</p>}
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <ul>
        {data?.batches.map(({ _id, title, time }) => (
          <li key={_id}>
            {title}, {time}
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit}>
        <label>
          Title <input name="title" required />
        </label>
        <label>
          Time <input name="time" required />
        </label>
        <label>
          Student Limit <input name="studentLimit" type="number" min="1" required />
        </label>
        <button type="submit" disabled={create.isPending}>
          Create
        </button>
        {create.error && <p role="alert">{fieldErrors.length > 0 ? fieldErrors.join(' ') : create.error.message}</p>}
        {create.data && <p role="status">{create.data.message}</p>}
      </form>
    </main>
  );
}

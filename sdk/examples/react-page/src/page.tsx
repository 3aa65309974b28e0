import { useLogin } from '@institute/sdk/react';
import { type FormEvent, useState } from 'react';
import { Batches } from './batches';

/** Signs an operator in, then shows the centre's batches. */
export function Page({ onSignIn }: { onSignIn: (token: string) => void }) {
  const [name, setName] = useState<string>();
  const login = useLogin({
    onSuccess: ({ token, user }) => {
      onSignIn(token);
      setName(user.fullName);
    },
  });
  if (name) return <Batches of={name} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    login.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) });
  }
  return (
    <main>
      <h1>Login</h1>
      <form onSubmit={submit}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" disabled={login.isPending}>
          Login
        </button>
        {login.error && <p role="alert">{login.error.message}</p>}
      </form>
    </main>
  );
}

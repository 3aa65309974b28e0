import { useLogin } from '@institute/sdk/react';
import { type FormEvent, useState } from 'react';
import { Batches } from './batches';

/** A sign-in form, then the batches of the operator's centre. */
export function Page({ onSignIn }: { onSignIn: (token: string) => void }) {
  const [name, setName] = useState<string>();
  const login = useLogin({
    onSuccess: ({ token, user }) => {
      onSignIn(token);
      setName(user.fullName);
    },
  });
  if (name) return <Batches centreName={name} />;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    login.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) });
  }
  return (
    <main>
      <h1>Login</h1>
      <form onSubmit={handleSubmit}>
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

import { createFileRoute } from '@tanstack/react-router';
import { ForgetPasswordPage } from '../features/session/forget-password-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_site/forget-password')({
  head: () => pageHead('Forget Password', 'How to get back into your account when you no longer know your password.', '/forget-password'),
  component: ForgetPasswordPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ForgotPasswordPage } from '#session/pages/forgot-password-page.tsx';

export const Route = createFileRoute('/_site/forget-password')({
  head: () => pageHead('Forgot Password', 'What to do if you have forgotten your password.', '/forget-password'),
  component: ForgotPasswordPage,
});

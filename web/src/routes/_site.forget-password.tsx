import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ForgotPasswordPage } from '#session/pages/forgot-password-page.tsx';
import * as text from '#text/forgot-password.ts';

export const Route = createFileRoute('/_site/forget-password')({
  head: () => pageHead(text.forgotPassword, text.description, '/forget-password'),
  component: ForgotPasswordPage,
});

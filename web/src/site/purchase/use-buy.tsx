import { type Course, isApiError } from '@institute/sdk';
import { useApi, useCreatePurchase } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { browserStorage } from '#lib/storage.ts';
import { useOwnedCourses, useSessionStore } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as language from '#text/language.ts';
import * as text from '#text/purchase.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { getPayablePrice } from '../courses/price.tsx';

/** The pages that a purchase may redirect to. Without https only pages on this computer: of the mocks, or of a development server. */
const paymentPages = { hosts: __PAYMENT_HOSTS__, allowLocal: __MOCKS__ || import.meta.env.DEV };

/** The button becomes active again after this time if the redirect does not happen. */
const redirectTimeoutMs = 10_000;

export type Purchase = ReturnType<typeof useBuy>;

export function useBuy(course: Course) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const router = useRouter();
  const purchase = useCreatePurchase();
  const [isRedirecting, setIsRedirecting] = useRedirecting();
  const hasCourse = useOwnedCourses().has(course._id);

  const { isPending: isSending, submit } = useSubmit(async (_: void, { isCurrent }) => {
    // The stored session may have expired. Loading the profile signs the user out in that case.
    const profile = queries.getProfile();
    if (session.get() && !queryClient.getQueryData(profile.queryKey)) await queryClient.query(profile).catch(() => undefined);
    if (!session.get()?.user._id) return redirectToLogin();
    const { payment_request } = await purchase.mutateAsync({ amount: getPayablePrice(course), courseId: course._id });
    // The user may have left the page or logged out in the meantime.
    if (!isCurrent()) return;
    const url = parsePaymentUrl(payment_request.longurl, paymentPages);
    if (!url) return toasts.error(text.unsafePaymentPage);
    // The payment page leads to /verification, and from there index.html leads to the stored language.
    if (language.basepath) browserStorage.setItem('institute.language', language.folder);
    setIsRedirecting(true);
    location.assign(url);
    purchase.reset();
  });
  const redirectToLogin = () => {
    const { _id: id, title } = course;
    toasts.warning(text.loginFirst);
    // The cart is on every page, and only the course's own page says how to go on.
    const redirect = router.buildLocation({ to: '/course-detail/$id', params: { id } }).href;
    void router.navigate({ to: '/login', search: { redirect }, state: { courseToBuy: { id, title } } });
  };

  const isPending = isSending || isRedirecting;
  return {
    isPending,
    /** Buy Now stays until its response has come, because the profile may come before the response. */
    isOwned: hasCourse && !isPending,
    buy: () => void submit(),
    /** The rejected fields of the last click, until the next click. */
    rejectedFields: getRejectedFields(purchase.error),
  };
}

/** The button may have the focus when the profile says that the user has the course. */
export function BuyButton({ purchase, ...props }: ButtonProps & { purchase: Purchase }) {
  return (
    <Button ref={useRestoreFocus<HTMLButtonElement>()} data-buy pending={purchase.isPending} onClick={purchase.buy} {...props}>
      {common.buyNow}
    </Button>
  );
}

/** Resets to false when the page is restored from the back/forward cache. */
function useRedirecting() {
  const [isRedirecting, setIsRedirecting] = useState(false);
  useEffect(() => {
    if (!isRedirecting) return;
    const reset = () => setIsRedirecting(false);
    const timer = setTimeout(reset, redirectTimeoutMs);
    addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', reset);
    };
  }, [isRedirecting]);
  return [isRedirecting, setIsRedirecting] as const;
}

/** The URL if it is safe to redirect to. Empty `hosts` allows every host; a host without a port allows only the default port. */
export function parsePaymentUrl(
  value: unknown,
  { hosts, allowLocal }: { hosts: readonly string[]; allowLocal: boolean },
): string | undefined {
  if (typeof value !== 'string' || value.length > 2048 || /[\\\p{Cc}]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(allowLocal && isLocal)) return undefined;
  return hosts.length === 0 || hosts.includes(url.host) ? url.href : undefined;
}

export interface RejectedFields {
  phone: boolean;
  amount: boolean;
}

/** Undefined if the error concerns neither field. */
function getRejectedFields(error: Error | null): RejectedFields | undefined {
  const { phone, amount } = isApiError(error, 'createPurchase') ? error.fieldErrors : {};
  return phone || amount ? { phone: phone !== undefined, amount: amount !== undefined } : undefined;
}

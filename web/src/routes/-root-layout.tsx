import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type AnyRouteMatch, Outlet, useElementScrollRestoration, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRefetchOnUserChange, useUserChanges } from '#session/use-session.ts';
import * as text from '#text/site.ts';
import { isDialogOpen } from '#ui/dialog/open-dialogs.ts';
import { pageHeading } from '#ui/hooks.ts';
import { loadMotionOnInteraction } from '#ui/motion/motion.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

export function RootLayout() {
  useRefetchOnUserChange();
  useEffect(loadMotionOnInteraction, []);
  const router = useRouter();
  const userChanges = useUserChanges();
  useEffect(() => {
    if (userChanges > 0) toasts.clear();
  }, [userChanges]);
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && toasts.leavePage()), [router]);
  return (
    <>
      <RouteHead />
      <SkipNavLink id="content">{text.skipToContent}</SkipNavLink>
      <RouteAnnouncer />
      {router.options.scrollRestoration && <LateScrollRestoration />}
      <Outlet key={userChanges} />
      <Toaster />
    </>
  );
}

/** When the path changes, focuses the h1 and announces the title. Search parameters do not count. The router itself scrolls. */
function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      // A page may focus one of its own fields.
      if (!isDialogOpen() && !document.activeElement?.matches('main input')) pageHeading()?.focus({ preventScroll: true });
      setTitle(document.title);
    });
  }, [router]);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

/** Events by which a user may have scrolled while the page loads. The page does not scroll after them. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The router cannot scroll far enough while the data of the page is missing. This repeats the scroll until the data has loaded. */
function LateScrollRestoration() {
  // Renders again once a page is rendered.
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const place = useElementScrollRestoration({ getElement: () => window });
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    const isCut = place && scrollY < place.scrollY && Math.ceil(scrollY + innerHeight) >= scrollHeight;
    if (!isCut) return;
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const restore = () => {
      frame = requestAnimationFrame(restore);
      if (!document.querySelector('main [aria-busy=true]')) stop();
      scrollTo(place.scrollX, place.scrollY);
    };
    restore();
    for (const name of userEvents) addEventListener(name, stop, { passive: true });
    return () => {
      stop();
      for (const name of userEvents) removeEventListener(name, stop);
    };
  }, [place]);
  return null;
}

/** Renders the `head` of the matched routes. The router's own HeadContent also supports scripts, styles and server manifests (1 kB gzip). */
function RouteHead() {
  const { title, meta, links } = mergeHeads(useMatches());
  return (
    <>
      {/* Keyed by its text, so that React inserts a new element first: browsers use the first title. */}
      {title && <title key={title}>{title}</title>}
      {meta.map((tag) => (
        <meta key={JSON.stringify(tag)} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </>
  );
}

/** Uses only the matches that render: matches inside of a failed match do not. */
function mergeHeads(matches: AnyRouteMatch[]) {
  const failed = matches.findIndex(({ status }) => status !== 'success');
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const meta = shown.flatMap(({ meta = [] }) => meta.filter((tag) => tag !== undefined));
  return {
    title: meta.findLast((tag) => tag.title)?.title,
    meta: meta.filter((tag) => !tag.title),
    links: shown.flatMap(({ links = [] }) => links.filter((link) => link !== undefined)),
  };
}

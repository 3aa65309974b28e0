import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** When the path changes, focuses the h1 and announces the title. Search parameters do not count. The router itself scrolls. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      // A page may focus one of its fields itself.
      if (!document.activeElement?.matches('main input')) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      setTitle(document.title);
    });
  }, [router]);
  return (
    <div className="sr-only" aria-live="polite">
      {title}
    </div>
  );
}

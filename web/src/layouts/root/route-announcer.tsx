import { chakra } from '@chakra-ui/react/styled-system';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** On a change of path: top of the page, focus on the h1, title announced; not for search parameters. */
export function PageChange() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      if (!toLocation.hash) scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      setTitle(document.title);
    });
  }, [router]);
  return (
    <chakra.div srOnly aria-live="polite">
      {title}
    </chakra.div>
  );
}

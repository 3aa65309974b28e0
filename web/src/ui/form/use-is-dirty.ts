import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a form holds anything else than it came with. */
export function useFilled(form: RefObject<HTMLFormElement | null>) {
  const [filled, setFilled] = useState(false);
  const blank = useRef('');
  useEffect(() => {
    if (form.current) blank.current = contentOf(form.current);
  }, [form]);
  const check = () => form.current && setFilled(contentOf(form.current) !== blank.current);
  // A file that is taken back, or refused, tells nobody; what is shown of it changes.
  useEffect(() => void check());
  return {
    filled,
    check,
    clear: () => setFilled(false),
  };
}

/** Everything that is typed and chosen, to be compared. */
export function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  // Fields that come with another one's choice are filled when something is in them.
  return JSON.stringify(entries.filter(([, value]) => value !== ''));
}

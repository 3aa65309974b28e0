import { useSearch } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '../../lib/hydration.tsx';
import { useSearchInput } from '../../ui/data-table/use-search-input.ts';
import { useSetSearch } from '../../ui/data-table/use-set-search.ts';
import { type CourseSearch, courseSearch } from './course-search.ts';

/** What the viewer searches for. It is in the URL, so it survives a reload and can be shared as a link. */
export function useCourseSearch() {
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const search = useSearch({ strict: false });
  // Prerendered HTML must not depend on the URL.
  const { q = '', price, months, sort } = courseSearch(hydrated ? search : {});
  const setSearch = useSetSearch<CourseSearch>();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  const applyEarlyInput = useEffectEvent(() => {
    if (hydrated || !formRef.current) return;
    const early = courseSearch(Object.fromEntries(new FormData(formRef.current)));
    if (Object.keys(early).length === 0) return;
    if (early.q) setInput(early.q);
    // What is not in the form stays as it is in the URL.
    setSearch({ ...early, ...(early.q && { q: commit() }) }, true);
  });
  // The viewer may have typed and selected before hydration.
  useEffect(() => applyEarlyInput(), []);
  return {
    formRef,
    input,
    setInput,
    flush,
    price,
    months,
    sort,
    isFiltered: input.trim() !== '' || price !== undefined || months !== undefined,
    /** Updates the URL with what is selected in a field, and what is typed. */
    apply: ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      setSearch({ [name]: undefined, ...courseSearch({ [name]: value }), q: commit() }),
    clear: () => {
      setInput('');
      setSearch({ q: commit(), price: undefined, months: undefined });
    },
  };
}

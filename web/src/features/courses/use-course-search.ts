import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const readForm = () => courseSearch(Object.fromEntries(formRef.current ? new FormData(formRef.current) : []));
  const applyEarlyInput = useEffectEvent(() => {
    const early = readForm();
    if (hydrated || Object.values(early).every((value) => value === undefined)) return;
    if (early.q) setInput(early.q);
    setSearch({ ...early, q: commit() }, true);
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
    /** Updates the URL with what is typed and selected in the form. */
    apply: () => setSearch({ ...readForm(), q: commit() }),
    clear: () => {
      setInput('');
      setSearch({ q: commit(), price: undefined, months: undefined });
    },
  };
}

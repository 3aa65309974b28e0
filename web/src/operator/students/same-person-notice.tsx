import { useListStudents } from '@institute/sdk/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formValues } from '#lib/form-values.ts';
import * as text from '#text/same-person.ts';
import { Box } from '#ui/box.ts';
import { TextLink } from '#ui/links.tsx';
import type { FieldWarnings } from '#ui/user-fields/user-fields.tsx';
import { findSamePerson, indexPeople, type Match, toKnownPeople } from './same-person.ts';

const maxShown = 20;

/** Warns, and forbids nothing: brothers and sisters share a phone. The empty status is there from the start, so that it is read out. */
export function SamePersonNotice({ matches }: { matches: readonly (Match & { row: string })[] }) {
  const others = matches.length - maxShown;
  return (
    <Box role="status" overflowWrap="anywhere" css={{ '&:not(:empty)': box }}>
      {matches.length > 0 && (
        <>
          <b>{text.isSamePerson}</b>
          <ul>
            {matches.slice(0, maxShown).map(({ same, known, row }) => (
              <li key={row}>{linkToKnown(known._id, text.sameAs(same, known.who, row))}</li>
            ))}
            {others > 0 && <li>{text.andOtherRows(others)}</li>}
          </ul>
        </>
      )}
    </Box>
  );
}

const box = { display: 'grid', gap: '2', p: '4', bg: 'warning.bg', borderRadius: 'md' };

/** A student of the list opens in a new tab, so that nothing that is typed is lost. */
function linkToKnown(id: string | undefined, sentence: string) {
  if (!id) return sentence;
  return (
    <TextLink to="/franchise/students/$id" params={{ id }} target="_blank">
      {sentence}
    </TextLink>
  );
}

/** Looks for the student in the form around it, and asks below its fields. As long as the list of students has not loaded, nobody is known. */
export function SamePersonQuestion({ onChange }: { onChange: (warnings: FieldWarnings) => void }) {
  const { data } = useListStudents(undefined, { meta: { quiet: true } });
  const ref = useRef<HTMLSpanElement>(null);
  const known = useMemo(() => indexPeople(toKnownPeople(data?.users)), [data]);
  const [match, setMatch] = useState<Match>();
  useEffect(() => onChange({ email: null, phone: null, dob: null, ...(match && { [match.same]: askAbout(match) }) }), [match, onChange]);
  const look = useEffectEvent((form: HTMLFormElement) => {
    const values = formValues(form);
    const person = { fullName: values('fullName'), email: values('email'), phone: values('phone'), dob: values('dob') };
    setMatch(findSamePerson(known, person));
  });
  // Not each time that the list changes: soon it has the student who has just been created.
  const isLoaded = data !== undefined;
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form || !isLoaded) return;
    const controller = new AbortController();
    const { signal } = controller;
    look(form);
    form.addEventListener('input', () => look(form), { signal });
    form.addEventListener('reset', () => setMatch(undefined), { signal });
    return () => controller.abort();
  }, [isLoaded]);
  return <span ref={ref} hidden />;
}

function askAbout({ same, known }: Match) {
  return (
    <>
      {text.isSamePerson} {linkToKnown(known._id, text.sameAs(same, known.who))}
    </>
  );
}

import { useListStudents } from '@institute/sdk/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formValues } from '#lib/form-values.ts';
import * as text from '#text/same-person.ts';
import { Box } from '#ui/box.ts';
import { TextLink } from '#ui/links.tsx';
import { findSamePerson, indexPeople, type Match, toKnownPeople } from './same-person.ts';

/** Warns, and forbids nothing: brothers and sisters share a phone. The empty status is there from the start, so that it is read out. */
export function SamePersonNotice({ children }: { children?: ReactNode }) {
  return (
    <Box role="status" display="grid" gap="2" p="4" bg="warning.bg" borderRadius="md" overflowWrap="anywhere" _empty={{ p: '0' }}>
      {children && (
        <>
          <b>{text.isSamePerson}</b>
          {children}
        </>
      )}
    </Box>
  );
}

/** A student of the list opens in a new tab, so that nothing that is typed is lost. */
export function MatchLink({ match, row }: { match: Match; row?: string }) {
  const { _id } = match.known;
  const sentence = text.sameAs({ ...match, row });
  if (!_id) return sentence;
  return (
    <TextLink to="/franchise/students/$id" params={{ id: _id }} target="_blank">
      {sentence}
    </TextLink>
  );
}

/** Looks for the student in the form around it. As long as the list of students has not loaded, nobody is known. */
export function FormSamePersonNotice() {
  const { data } = useListStudents(undefined, { meta: { quiet: true } });
  const ref = useRef<HTMLDivElement>(null);
  const [match, setMatch] = useState<Match>();
  const look = useEffectEvent((form: HTMLFormElement) => {
    const values = formValues(form);
    const person = { fullName: values('fullName'), email: values('email'), phone: values('phone'), dob: values('dob') };
    setMatch(findSamePerson(indexPeople(toKnownPeople(data?.users)), person));
  });
  // Not each time that the list changes: soon it has the student who has just been created.
  const isLoaded = data !== undefined;
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form || !isLoaded) return;
    const handleInput = () => look(form);
    const handleReset = () => setMatch(undefined);
    handleInput();
    form.addEventListener('input', handleInput);
    form.addEventListener('reset', handleReset);
    return () => {
      form.removeEventListener('input', handleInput);
      form.removeEventListener('reset', handleReset);
    };
  }, [isLoaded]);
  return (
    <Box ref={ref} mt="6">
      <SamePersonNotice>{match && <MatchLink match={match} />}</SamePersonNotice>
    </Box>
  );
}

import { useListStudents } from '@institute/sdk/react';
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import * as text from '#text/same-person.ts';
import { Box, Flex } from '#ui/box.ts';
import { TextLink } from '#ui/links.tsx';
import { findSamePerson, indexPeople, type Match, type Person, toKnownPeople } from './same-person.ts';
import { useStudentBatch } from './student-studies.ts';

/** Those who look like someone, by their keys. */
export type SamePeople = Readonly<Record<string, Match & { label: string }>>;

interface SamePersonFieldProps {
  people: SamePeople;
  /** The keys of those who are created anyway. */
  others: readonly string[];
  onChange: (others: readonly string[]) => void;
}

/** More would make the page slow. */
const maxPeople = 20;

/** Tells whom people look like, and asks who of them is created anyway. */
export function SamePersonField({ people, others, onChange }: SamePersonFieldProps) {
  const keys = Object.keys(people);
  if (keys.length === 0) return null;
  const renderTick = (ticked: readonly string[], label: string) => (
    <Flex as="label" gap="2" alignItems="center" minHeight="36px">
      <input
        type="checkbox"
        checked={ticked.every((key) => others.includes(key))}
        onChange={({ target }) => onChange([...others.filter((key) => !ticked.includes(key)), ...(target.checked ? ticked : [])])}
      />
      {label}
    </Flex>
  );
  return (
    <Box role="group" aria-label={text.isSamePerson} display="grid" gap="3" p="4" bg="warning.bg" borderRadius="md" overflowWrap="anywhere">
      <b>{text.isSamePerson}</b>
      {keys.length > 1 && renderTick(keys, text.createAllAnyway(keys.length))}
      {Object.entries(people)
        .slice(0, maxPeople)
        .map(([key, { label, ...match }]) => (
          <div key={key}>
            <MatchText {...match} />
            {renderTick([key], label)}
          </div>
        ))}
    </Box>
  );
}

/** A student of the list opens in a new tab, so that nothing that is typed is lost. */
function MatchText({ same, known: { _id, who } }: Match) {
  const batch = useStudentBatch(_id ?? '');
  const sentence = text.sameAs({ same, known: { who: [who, batch?.title].filter(Boolean).join(', ') } });
  if (!_id) return sentence;
  return (
    <TextLink to="/franchise/students/$id" params={{ id: _id }} target="_blank">
      {sentence}
    </TextLink>
  );
}

export interface SamePersonCheck {
  /** Tells whom the student looks like, until the operator says that it is another one. */
  check: (student: Person) => string | undefined;
  clear: () => void;
}

/** As long as the list of students has not loaded, nobody is known. */
export function FormSamePersonField({ ref }: { ref: RefObject<SamePersonCheck | null> }) {
  const { data } = useListStudents(undefined, { meta: { quiet: true } });
  const known = useMemo(() => indexPeople(toKnownPeople(data?.users)), [data]);
  const [people, setPeople] = useState<SamePeople>({});
  const [others, setOthers] = useState<readonly string[]>([]);
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => boxRef.current?.querySelector('input')?.focus(), [people]);
  useImperativeHandle(ref, () => ({
    check: (student) => {
      const match = findSamePerson(known, student);
      const id = match?.known._id ?? '';
      if (!match || others.includes(id)) return undefined;
      setPeople({ [id]: { ...match, label: text.createAnyway } });
      return text.sameAs(match);
    },
    clear: () => setPeople({}),
  }));
  return (
    <Box ref={boxRef} mt="6" _empty={{ display: 'none' }}>
      <SamePersonField people={people} others={others} onChange={setOthers} />
    </Box>
  );
}

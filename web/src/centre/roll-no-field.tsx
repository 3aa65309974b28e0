import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { toLatinDigits } from '#lib/form-values.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { type Option, OptionList, useActiveOption, useMatches } from '#ui/combobox/option-search.tsx';
import { Field, Input } from '#ui/fields/text-field.tsx';

interface RollNoFieldProps {
  label: string;
  name: string;
  /** Undefined while they load, and if they cannot be loaded. */
  students: readonly Student[] | undefined;
  value: string;
  /** The student with this roll number. */
  student: Student | undefined;
  onType: (text: string) => void;
  onChoose: (student: Student) => void;
}

const never = () => false;

/**
 * An input for a roll number with a list of students by name or roll number. Any other number may be typed too, and the server decides
 * about it. The list is a popup, because the fields below must not move when the focus leaves the input.
 */
export function RollNoField({ label, name, students, value, student, onType, onChoose }: RollNoFieldProps) {
  const id = useId();
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const options = useMemo(() => (students ?? []).filter(({ rollNo }) => rollNo).map(toOption), [students]);
  const { visible } = useMatches(options, value);
  const isExpanded = isFocused && isOpen && !student && visible.length > 0;
  const getOptionId = (index: number) => `${id}-${index}`;
  const handleSelect = (index: number) => {
    const chosen = students?.find(({ _id }) => _id === visible[index]?.value);
    if (!chosen) return;
    setIsOpen(false);
    onChoose(chosen);
  };
  const { activeIndex, activeId, setActiveIndex, handleKeyDown } = useActiveOption(
    isExpanded ? visible.length : 0,
    getOptionId,
    handleSelect,
  );
  const handleType = (text: string) => {
    setIsOpen(text.trim() !== '');
    setActiveIndex(0);
    onType(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'ArrowDown' && !isExpanded) {
      setIsOpen(true);
      setActiveIndex(-1);
    }
    // Without an active option Enter submits the form.
    if (event.key !== 'Enter' || activeIndex >= 0) handleKeyDown(event);
  };
  const handleBlur = () => {
    setIsFocused(false);
    setIsOpen(false);
    // A chosen student's number has the spelling of the list already, and to type it would undo the choice.
    if (student?.rollNo && student.rollNo !== value) onType(student.rollNo);
  };
  const isUnknown = students !== undefined && !student && !isFocused && value.trim() !== '';
  return (
    <Box display="grid" gap="1.5">
      <Field label={label} name={name} required>
        {(control) => (
          <Box position="relative">
            <Input
              {...control}
              role="combobox"
              name={name}
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? id : undefined}
              aria-activedescendant={activeId}
              aria-autocomplete="list"
              aria-describedby={[`${id}-status`, control['aria-describedby']].filter(Boolean).join(' ')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={value}
              onChange={({ target }) => handleType(target.value)}
              onKeyDown={handleKey}
              onFocus={() => setIsFocused(true)}
              onBlur={handleBlur}
            />
            {isExpanded && (
              <Popup>
                <OptionList
                  {...{ id, getOptionId, activeIndex }}
                  label="Students"
                  options={visible}
                  multiple={false}
                  isSelected={never}
                  onSelect={handleSelect}
                />
              </Popup>
            )}
          </Box>
        )}
      </Field>
      <Box id={`${id}-status`} role="status" textStyle="xs" color={isUnknown ? 'warning.fg' : 'fg.muted'} overflowWrap="anywhere">
        {student ? <StudentName name={student.fullName} /> : getHint(isUnknown)}
      </Box>
    </Box>
  );
}

const Popup = chakra(
  'div',
  recipe({
    base: { position: 'absolute', top: 'calc(100% + 4px)', insetInline: '0', zIndex: 'menu', boxShadow: 'md', borderRadius: 'md' },
  }),
);

function StudentName({ name }: { name: string }) {
  return (
    <Box as="strong" fontWeight="600" color="fg">
      {name || '-'}
    </Box>
  );
}

function getHint(isUnknown: boolean): string {
  return isUnknown ? 'No student of your centre has this number' : 'By name or roll no';
}

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

/**
 * The first student with a roll number, in whatever case and with whatever spaces and digits it is typed. A number in exactly the typed
 * spelling comes first, because two numbers may differ only in their spaces.
 */
export function findByRollNo(students: readonly Student[], typed: string): Student | undefined {
  const key = toKey(typed);
  if (key === '') return undefined;
  const exact = typed.trim();
  // Most numbers are ruled out by their length, because there may be 100,000 students.
  return (
    students.find(({ rollNo }) => rollNo === exact) ??
    students.find(({ rollNo }) => rollNo && (rollNo.length === key.length || /\s/.test(rollNo)) && toKey(rollNo) === key)
  );
}

function toKey(rollNo: string): string {
  return toLatinDigits(rollNo).replace(/\s+/g, '').toLowerCase();
}

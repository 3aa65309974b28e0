import { Flex } from '@chakra-ui/react/flex';
import type { ReadOptions } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { RetryButton } from '../retry-button.tsx';
import { type Choice, SelectField, type SelectFieldProps } from './select-field.tsx';

interface ReadSelectFieldProps<Answer> extends Omit<SelectFieldProps, 'choices' | 'placeholder'> {
  read: ReadOptions<Answer>;
  choicesOf: (answer: Answer) => readonly Choice[];
  /** What is chosen, as in 'Choose a course' and 'The courses are loading'. */
  noun: { one: string; many: string };
}

/** A list whose choices a call gives. It keeps its place while they come, and when they do not. */
export function ReadSelectField<Answer>({ read, choicesOf, noun, ...field }: ReadSelectFieldProps<Answer>) {
  const { data, isFetched, isFetching, refetch } = useQuery(read);
  const select = useRef<HTMLSelectElement>(null);
  const failed = !data && isFetched;
  const choices = data ? choicesOf(data) : [];
  return (
    <Flex direction="column" gap="2">
      <SelectField ref={select} {...field} choices={choices} placeholder={placeholder()} />
      {failed && <RetryButton heir={select} pending={isFetching} onPress={() => void refetch()} />}
    </Flex>
  );

  function placeholder(): string {
    if (failed) return `The ${noun.many} could not be loaded`;
    if (!data) return `The ${noun.many} are loading`;
    return choices.length > 0 ? `Choose a ${noun.one}` : `There is no ${noun.one} yet`;
  }
}

import { Flex } from '@chakra-ui/react/flex';
import type { ApiQueryOptions } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { RetryButton } from '../retry-button.tsx';
import { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';

interface QuerySelectFieldProps<Response> extends Omit<SelectFieldProps, 'options' | 'placeholder'> {
  query: ApiQueryOptions<Response>;
  toOptions: (response: Response) => readonly SelectOption[];
  /** The noun for placeholders, as in 'Choose a course' and 'The courses are loading'. */
  noun: { one: string; many: string };
}

/** A select whose options are fetched. It keeps its place while they load or if they fail. */
export function QuerySelectField<Response>({ query, toOptions, noun, ...field }: QuerySelectFieldProps<Response>) {
  const { data, isFetched, isFetching, refetch } = useQuery(query);
  const select = useRef<HTMLSelectElement>(null);
  const hasFailed = !data && isFetched;
  const options = data ? toOptions(data) : [];
  return (
    <Flex direction="column" gap="2">
      <SelectField ref={select} {...field} options={options} placeholder={placeholder()} />
      {hasFailed && <RetryButton fallbackFocusRef={select} pending={isFetching} onRetry={() => void refetch()} />}
    </Flex>
  );

  function placeholder(): string {
    if (hasFailed) return `The ${noun.many} could not be loaded`;
    if (!data) return `The ${noun.many} are loading`;
    return options.length > 0 ? `Choose a ${noun.one}` : `There is no ${noun.one} yet`;
  }
}

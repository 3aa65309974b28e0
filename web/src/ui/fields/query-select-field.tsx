import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Noun } from '#lib/format.ts';
import * as text from '#text/common.ts';
import { Flex } from '../box.ts';
import { RetryButton } from '../retry-button.tsx';
import { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';

interface QuerySelectFieldProps<Response> extends Omit<SelectFieldProps, 'options' | 'placeholder'> {
  query: UseQueryResult<Response, SdkError>;
  toOptions: (response: Response) => readonly SelectOption[];
  /** The noun for placeholders, as in 'Select a course' and 'Loading courses…'. */
  noun: Noun;
}

/** A select whose options are fetched. It is also rendered while they load and if they fail, so that nothing shifts. */
export function QuerySelectField<Response>({ query, toOptions, noun, ...field }: QuerySelectFieldProps<Response>) {
  const { data, isFetched, isFetching, refetch } = query;
  const selectRef = useRef<HTMLSelectElement>(null);
  const hasFailed = !data && isFetched;
  const options = data ? toOptions(data) : [];
  return (
    <Flex flexDirection="column" gap="2">
      <SelectField ref={selectRef} {...field} options={options} placeholder={getPlaceholder()} />
      {hasFailed && <RetryButton fallbackFocusRef={selectRef} pending={isFetching} onRetry={() => void refetch()} />}
    </Flex>
  );

  function getPlaceholder(): string {
    if (hasFailed) return text.optionsNotLoaded(noun.plural);
    if (!data) return text.optionsLoading(noun.plural);
    return options.length > 0 ? text.selectOption(noun.singular) : text.noOptions(noun.plural);
  }
}

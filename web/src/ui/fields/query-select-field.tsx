import { Stack } from '@chakra-ui/react/stack';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Noun } from '#lib/format.ts';
import * as text from '#text/common.ts';
import { RetryButton } from '../retry-button.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface QuerySelectFieldProps<Name extends string> extends Omit<SelectFieldProps<Name>, 'placeholder'> {
  /** The query of the options, which are ignored until it has data. */
  query: UseQueryResult<unknown, SdkError>;
  /** The noun for placeholders, as in 'Select a course' and 'Loading courses…'. */
  noun: Noun;
  /** The placeholder once the options have loaded, if it is not 'Select a course'. */
  placeholder?: string;
  /** The name of the button that fetches again, if the page has several. */
  retryLabel?: string;
}

/** A select whose options are fetched. It is also rendered while they load and if they fail, so that nothing shifts. */
export function QuerySelectField<Name extends string = never>(props: QuerySelectFieldProps<Name>) {
  const { query, noun, placeholder, retryLabel, ...field } = props;
  const { data, isFetched, isFetching, refetch } = query;
  const selectRef = useRef<HTMLSelectElement>(null);
  const hasFailed = !data && isFetched;
  const options = data ? field.options : [];
  return (
    <Stack gap="2">
      <SelectField<Name> ref={selectRef} {...field} options={options} placeholder={getPlaceholder()} />
      {hasFailed && <RetryButton label={retryLabel} fallbackFocusRef={selectRef} pending={isFetching} onRetry={() => void refetch()} />}
    </Stack>
  );

  function getPlaceholder(): string {
    if (hasFailed) return text.optionsNotLoaded(noun.plural);
    if (!data) return text.optionsLoading(noun.plural);
    if (placeholder) return placeholder;
    return options.length > 0 ? text.selectOption(noun.singular) : text.noOptions(noun.plural);
  }
}

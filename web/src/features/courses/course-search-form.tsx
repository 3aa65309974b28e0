import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { months, rupees } from '../../lib/format.ts';
import { recipe } from '../../theme/system.ts';
import { SearchField } from '../../ui/data-table/search-field.tsx';
import { SmallSelect } from '../../ui/data-table/small-select.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { courseOrders, monthLimits, priceLimits } from './course-search.ts';
import type { useCourseSearch } from './use-course-search.ts';

interface CourseSearchFormProps {
  search: ReturnType<typeof useCourseSearch>;
  searchFieldRef: RefObject<HTMLInputElement | null>;
  /** How many courses are found. */
  children: ReactNode;
}

const priceOptions = priceLimits.map((limit) => ({ value: String(limit), label: `Up to ${rupees(limit)}` }));
const monthOptions = monthLimits.map((limit) => ({ value: String(limit), label: `Up to ${months(limit)}` }));

/** The search, filters and order of the list of courses. The names of its fields are those of the search parameters. */
export function CourseSearchForm({ search, searchFieldRef, children }: CourseSearchFormProps) {
  const { formRef, input, setInput, flush, price = '', months = '', sort = '', apply } = search;
  const sortId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <Root ref={formRef} role="search" aria-label="Courses" method="post" onSubmit={handleSubmit}>
      <Fields>
        <SearchField label="Search courses" name="q" ref={searchFieldRef} value={input} onChange={setInput} onBlur={flush} />
        <SelectField label="Price" placeholder="Any price" options={priceOptions} name="price" value={price} onChange={apply} />
        <SelectField label="Duration" placeholder="Any duration" options={monthOptions} name="months" value={months} onChange={apply} />
      </Fields>
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="3" textStyle="sm">
        {children}
        <Flex alignItems="center" gap="2" marginInlineStart="auto">
          <label htmlFor={sortId}>Sort by</label>
          <SmallSelect id={sortId} name="sort" value={sort} onChange={apply}>
            <option value="">Category</option>
            {Object.entries(courseOrders).map(([value, label]) => (
              <option key={value} value={value} label={label} />
            ))}
          </SmallSelect>
        </Flex>
      </Flex>
    </Root>
  );
}

const Root = chakra('form', recipe({ base: { display: 'grid', gap: '4', mb: { base: '6', md: '8' }, _print: { display: 'none' } } }));

const Fields = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
      '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' }, maxWidth: 'none' },
    },
  }),
);

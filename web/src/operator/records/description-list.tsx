import { DataList } from '@chakra-ui/react/data-list';
import { NoTranslate } from '#ui/no-translate.tsx';

/** Values beside their terms. Blank values are shown as '-'. */
export function DescriptionList({ items }: { items: Readonly<Record<string, unknown>> }) {
  return (
    <DataList.Root orientation="horizontal">
      {Object.entries(items).map(([term, value]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>
            <NoTranslate>{String(value ?? '').trim() || '-'}</NoTranslate>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

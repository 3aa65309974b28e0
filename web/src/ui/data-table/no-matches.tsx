import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';

interface NoMatchesProps {
  query: string;
  isFiltered: boolean;
  onClearFilters: () => void;
}

/** The placeholder of a list in which search and filters find nothing. */
export function NoMatches({ query, isFiltered, onClearFilters }: NoMatchesProps) {
  const text = query.trim();
  if (!isFiltered) return <EmptyState text={`Nothing matches '${text}'.`} />;
  return (
    <EmptyState text={text ? `Nothing matches '${text}' with these filters.` : 'Nothing matches these filters.'}>
      <Button variant="outline" size="sm" onClick={onClearFilters}>
        Clear filters
      </Button>
    </EmptyState>
  );
}

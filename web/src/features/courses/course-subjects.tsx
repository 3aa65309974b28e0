import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';

/** The subjects of the examination. Renders nothing for a course without any. */
export function CourseSubjects({ subjects = [] }: { subjects?: readonly string[] }) {
  const named = subjects.filter((subject) => subject.trim() !== '');
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="subjects">
      <Box as="h2" id="subjects" textStyle="lg">
        Subjects
      </Box>
      <List>
        {named.map((subject, index) => (
          <li key={`${index} ${subject}`}>{subject}</li>
        ))}
      </List>
    </section>
  );
}

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      mt: '4',
      '& > li': { px: '3', py: '1', borderRadius: 'md', borderWidth: '1px', bg: 'bg.panel', textStyle: 'sm', overflowWrap: 'anywhere' },
    },
  }),
);

import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** All courses: the id is sent, the title is read. The field keeps its place while they come, and when they do not. */
export function CourseField({ error }: { error?: string }) {
  const { queries } = useApp();
  const { data, isFetched, isFetching, refetch } = useQuery(queries.listCourses());
  const failed = !data && isFetched;
  const choices = (data?.courses ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  return (
    <Flex direction="column" gap="2">
      <SelectField
        label="Course"
        name="course_id"
        choices={choices}
        placeholder={data ? 'Choose a course' : failed ? 'The courses could not be loaded' : 'The courses are loading'}
        required
        error={error}
      />
      {failed && (
        <Button variant="outline" size="sm" alignSelf="start" pending={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      )}
    </Flex>
  );
}

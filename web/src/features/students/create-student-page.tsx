import type { CreateStudentAnswer } from '@institute/sdk';
import { useApp } from '../../app-context.ts';
import { type Texts, wrongField } from '../../ui/entry-form/entry.ts';
import { EntryForm, type SentForm } from '../../ui/entry-form/entry-form.tsx';
import { EntryPage } from '../../ui/entry-form/entry-page.tsx';
import { useReturnTo } from '../../ui/entry-form/use-return-to.ts';
import { notices } from '../../ui/notices/store.ts';
import { usePhoto } from '../../ui/photo/use-photo.ts';
import { CreateStudentFields } from './create-student-fields.tsx';
import { isRegistered, registered } from './is-registered.ts';
import { toStudent } from './to-student.ts';

const list = '/franchise/student-management';

/** One student more. */
export function CreateStudentPage() {
  const { mutations } = useApp();
  const photo = usePhoto();
  const leave = useReturnTo(list);
  const finish = (answer: CreateStudentAnswer, sent: SentForm) => {
    if (isRegistered(answer)) leave({ message: answer.message || registered }, sent);
    else notices.error(answer.message || 'The server did not say that the student is registered. Please look at the list first.');
  };
  const read = async (text: Texts) => {
    const { file, problem } = await photo.take();
    return problem ? wrongField('avatar', problem) : toStudent(text, file);
  };
  return (
    <EntryPage title="Create Student" text="Every field is required, except for the state." list={list}>
      {(cancel) => (
        <EntryForm call={mutations.createStudent()} read={read} submit="Create Student" cancel={cancel} onDone={finish}>
          {(wrong, refused) => <CreateStudentFields wrong={wrong} refused={refused} photo={photo} />}
        </EntryForm>
      )}
    </EntryPage>
  );
}

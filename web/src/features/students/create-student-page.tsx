import type { CreateStudentAnswer } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { EntryForm, type SentForm } from '../../ui/form/create-form.tsx';
import { EntryPage } from '../../ui/form/form-page.tsx';
import { type Texts, wrongField } from '../../ui/form/parse-form.ts';
import { useReturnTo } from '../../ui/form/use-return-to-list.ts';
import { usePhoto } from '../../ui/photo/use-photo.ts';
import { notices } from '../../ui/toast/toast-store.ts';
import { CreateStudentFields } from './create-student-fields.tsx';
import { isRegistered, registered } from './is-registered.ts';
import { toStudent } from './parse-student-form.ts';

const list = '/franchise/student-management';

/** One student more. */
export function CreateStudentPage() {
  const { mutations } = useApi();
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

import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Tabs } from '@chakra-ui/react/tabs';
import { Text } from '@chakra-ui/react/text';
import type { User } from '@institute/sdk';
import { type InputEvent, useDeferredValue, useMemo, useState } from 'react';
import { toLatinDigits } from '#lib/form-values.ts';
import { isPhone } from '#lib/phone-links.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { ProfileDetails, type ProfileFormConfig, type ProfileInput, profileValues } from '#session/profile-details.tsx';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/profile.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { Illustration } from '#ui/illustration.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { parseUserFields, type UserField } from '#ui/user-fields/parse-user-fields.ts';
import { AddressFields, NameAndEmail, StudentFields, type UserFieldsProps } from '#ui/user-fields/user-fields.tsx';
import { MyCourses } from './my-courses.tsx';
import { PasswordForm } from './password-form.tsx';
import { StudentIdCard } from './student-id-card.tsx';

interface ProfilePageProps {
  editField?: string;
  /** The id of the course whose purchase needs the corrected field. */
  returnToCourse?: string;
}

export function ProfilePage(props: ProfilePageProps) {
  const viewer = useViewer();
  return viewer.status === 'success' ? <Profile user={viewer.user} {...props} /> : null;
}

function Profile({ user, editField, returnToCourse }: ProfilePageProps & { user: User }) {
  // Content below the fold renders in a second pass, so that the first one stays short on slow phones.
  const showRest = useDeferredValue(true, false);
  const hasCourses = purchasedCourses(user.courses ?? []).length > 0;
  // The tabs stay in their place when the first course arrives, so that a half-typed password is not lost.
  const [hadCourses] = useState(hasCourses);
  const tabs = <ProfileTabs user={user} hasCourses={hasCourses} />;
  return (
    <PageBody>
      <PageHeader title={heads.profile} />
      <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' }}>
        <StudentIdCard user={user} />
        {hadCourses && tabs}
        {!hasCourses && <NoCourses />}
        {showRest && (
          <Grid gridColumn="1 / -1" gap="8">
            <Card.Root as="section" aria-labelledby="profile-details">
              <Card.Body>
                <ProfileDetails user={user} config={studentProfileForm} editField={editField}>
                  {returnToCourse && <BackToCourse id={returnToCourse} />}
                </ProfileDetails>
              </Card.Body>
            </Card.Root>
            {/* Without courses, the page does not begin with a form for the password. */}
            {!hadCourses && tabs}
          </Grid>
        )}
      </Grid>
    </PageBody>
  );
}

/** My Courses is shown, and selected first, only if there are courses. Panels mount when selected, and keep their typed values. */
function ProfileTabs({ user, hasCourses }: { user: User; hasCourses: boolean }) {
  const [selected, setSelected] = useState('courses');
  // The same elements, so that a tab opens without rerendering the panels.
  const courses = useMemo(() => <MyCourses user={user} />, [user]);
  const password = useMemo(() => <PasswordForm email={user.email} />, [user.email]);
  return (
    <Card.Root>
      <Card.Body>
        <Tabs.Root value={hasCourses ? selected : 'password'} onValueChange={({ value }) => setSelected(value)} lazyMount unstyled>
          <Tabs.List aria-label={text.coursesAndPassword} display="flex" flexWrap="wrap" gap="2" borderBottomWidth="1px" mb="6">
            <Tabs.Trigger value="password" css={tabStyles}>
              {text.changePassword}
            </Tabs.Trigger>
            {hasCourses && (
              <Tabs.Trigger value="courses" css={tabStyles}>
                {text.myCourses}
              </Tabs.Trigger>
            )}
          </Tabs.List>
          <Tabs.Content value="password">{password}</Tabs.Content>
          {hasCourses && <Tabs.Content value="courses">{courses}</Tabs.Content>}
        </Tabs.Root>
      </Card.Body>
    </Card.Root>
  );
}

const tabStyles = {
  minHeight: '44px',
  px: '3',
  mb: '-1px',
  fontWeight: '600',
  color: 'fg.muted',
  cursor: 'pointer',
  borderBottomWidth: '3px',
  borderBottomColor: 'transparent',
  _hover: { color: 'fg' },
  _selected: { color: 'fg.brand', borderBottomColor: 'fg.brand' },
};

function NoCourses() {
  return (
    <Card.Root>
      <Card.Body gap="4" textAlign="center" color="fg.brand" alignItems="center" justifyContent="center">
        <Illustration name="certificates" />
        <Text color="fg.muted">{text.noCourses}</Text>
        <ButtonLink to="/courses" colorPalette="accent">
          {common.seeAllCourses}
        </ButtonLink>
      </Card.Body>
    </Card.Root>
  );
}

function BackToCourse({ id }: { id: string }) {
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="5" p="4" bg="bg.tint" borderRadius="md">
      <p>{text.correctPhone}</p>
      <ButtonLink to="/course-detail/$id" params={{ id }} variant="outline" size="sm">
        {text.backToCourse}
      </ButtonLink>
    </Flex>
  );
}

/** A blank date of birth or gender is removed only if the form has shown the value: a value that the form cannot show stays. */
function parse(values: FormValues<UserField>, user: User): ProfileInput {
  const shown = profileValues(user);
  const isCleared = (field: 'dob' | 'gender') => shown[field] !== '' && values(field) === '';
  return {
    ...parseUserFields(values),
    ...(isCleared('dob') && { dob: null }),
    ...(isCleared('gender') && { gender: null }),
  };
}

export const studentProfileForm: ProfileFormConfig = { Fields: StudentProfileFields, parse, submitLabel: text.save };

/**
 * The fields of a student's profile form: the fields of the registration form without password and photo. A phone that cannot be right
 * gets a warning; the server decides.
 */
function StudentProfileFields(props: UserFieldsProps) {
  const [typed, setTyped] = useState<string>();
  const phone = typed ?? props.defaultValues?.phone;
  const handleInput = ({ target }: InputEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'phone') setTyped(target.value);
  };
  return (
    <div onInput={handleInput}>
      <FormSection title={common.yourAccount} text={text.signInWith} level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <StudentFields
        {...props}
        warnings={{ phone: phone && !isPhone(toLatinDigits(phone)) ? text.phoneDigits : null }}
        level={3}
        noGender={text.genderNotGiven}
      />
      <AddressFields {...props} level={3} />
    </div>
  );
}

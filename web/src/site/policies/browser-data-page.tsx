import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { useEffect, useState } from 'react';
import { useSessionStore } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/policies.tsx';
import { Button } from '#ui/button.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { browserData, measure, remove } from './browser-data.ts';

export function BrowserDataPage() {
  const session = useSessionStore();
  const [sizes, setSizes] = useState<readonly number[]>();
  useEffect(() => {
    const update = async () => setSizes(await Promise.all(browserData.map(({ keys }) => measure(keys))));
    void update();
    addEventListener('storage', update);
    return () => removeEventListener('storage', update);
  }, []);
  const removeAll = async (entries: readonly (typeof browserData)[number][], question: string) => {
    if (!window.confirm(question)) return;
    if (entries.some(({ name }) => name === 'session')) session.signOut();
    await remove(entries.flatMap(({ keys }) => keys));
    toasts.success(text.removed);
  };
  return (
    <PageBody maxWidth="720px">
      <PageHeader title={heads.browserData} text={`${heads.browserDataDescription} ${text.perTab}`} />
      <Card.Root>
        <Card.Body as="ul">
          {browserData.map((entry, index) => {
            const [title, about] = text.entries[entry.name];
            const size = sizes?.[index];
            if (entry.name === 'mocks' && !size) return null;
            return (
              <RecordRow
                key={title}
                title={title}
                facts={[about]}
                status={size !== undefined && <Badge>{size > 0 ? text.stored(Math.ceil(size / 1000)) : text.nothing}</Badge>}
              >
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={text.removeOne(title)}
                  aria-disabled={!size}
                  onClick={() => size && void removeAll([entry], text.question(title, about))}
                >
                  {text.remove}
                </Button>
              </RecordRow>
            );
          })}
        </Card.Body>
      </Card.Root>
      <Button mt="6" variant="outline" onClick={() => void removeAll(browserData, text.everythingQuestion)}>
        {text.everything}
      </Button>
    </PageBody>
  );
}

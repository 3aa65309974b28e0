import { useState } from 'react';
import type { Call } from '../core/call-log.ts';
import { Section } from './section.tsx';

export function CallList({ calls }: { calls: Call[] }) {
  return (
    <Section title={`Calls (${calls.length})`}>
      <ol className="mocks-panel-calls">
        {calls.map((call) => (
          <CallItem key={call.order} call={call} />
        ))}
      </ol>
    </Section>
  );
}

/** Renders input and response only while it is open, so that a test of the page does not find their texts. */
function CallItem({ call }: { call: Call }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {call.order}. {call.operation} <span data-failed={call.status >= 400 || call.status === 0}>{call.status}</span>
          {call.isForced && ' forced'}
        </summary>
        {isOpen && (
          <>
            <p>
              {call.method} {call.path}
              {call.viewer && ` as ${call.viewer._id}`}
            </p>
            <Json label="Input" value={call.input} />
            <Json label="Response" value={call.response} />
          </>
        )}
      </details>
    </li>
  );
}

/** A long text scrolls, which must work with the keyboard too. */
function Json({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <p>{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus */}
      <pre tabIndex={0}>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre>
    </>
  );
}

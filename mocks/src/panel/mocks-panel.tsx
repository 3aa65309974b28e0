import { type KeyboardEvent, useRef, useState } from 'react';
import { CallList } from './call-list.tsx';
import type { ControlOptions } from './control-client.ts';
import { Faults } from './faults.tsx';
import { InstituteTasks } from './institute-tasks.tsx';
import { SavedScenario } from './saved-scenario.tsx';
import { Settings, SignIn, type SignInProps } from './settings.tsx';
import { useMocks } from './use-mocks.ts';

export interface MocksPanelProps extends ControlOptions, Partial<SignInProps> {
  /** Called after another scenario, other data or a reset. By default the page reloads, because it has loaded its data by then. */
  onDataChange?: () => void;
}

/** Steers the mocks and shows the calls while an app runs. Import `@institute/mocks/panel.css` too. */
export function MocksPanel(props: MocksPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    triggerRef.current?.focus();
  };
  return (
    <section className="mocks-panel" aria-label="Mocks" onKeyDown={closeOnEscape}>
      <button ref={triggerRef} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Mocks
      </button>
      {/* Another URL or session must not show the state of the last one. */}
      {isOpen && <Controls key={`${props.controlUrl} ${props.session}`} {...props} />}
    </section>
  );
}

function Controls({ controlUrl, session, getAccount, onSignIn, onDataChange = () => location.reload() }: MocksPanelProps) {
  const mocks = useMocks({ controlUrl, session });
  const { state, error, run } = mocks;
  const change = async (action: () => Promise<unknown>) => {
    if (await run(action)) onDataChange();
  };
  return (
    <div className="mocks-panel-controls">
      {error && <p role="alert">{error}</p>}
      {onSignIn && <SignIn getAccount={getAccount} onSignIn={onSignIn} mocks={mocks} />}
      {state && (
        <>
          <Settings mocks={mocks} state={state} change={change} />
          <InstituteTasks mocks={mocks} tasks={state.tasks} />
          <Faults mocks={mocks} faults={state.faults} operations={state.operations} />
          <SavedScenario mocks={mocks} change={change} />
          <CallList calls={state.calls} />
        </>
      )}
    </div>
  );
}

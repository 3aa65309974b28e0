import { resetMocks } from './mocks.ts';
import { currentRole, isRole, signIn } from './session.ts';
import type { SwaggerUi } from './swagger-ui.ts';

/** Lets the reader choose a role and reset the data. Shows the role of Swagger UI's token, also when its own dialog has changed it. */
export function startToolbar(swaggerUi: SwaggerUi): void {
  const form = document.querySelector<HTMLFormElement>('#toolbar');
  const output = form?.querySelector('output');
  if (!form || !output) throw new Error('The page has no toolbar.');
  const radios = form.querySelectorAll<HTMLInputElement>('input[name=role]');

  const showRole = () => {
    const role = currentRole(swaggerUi);
    for (const radio of radios) radio.checked = radio.value === role;
  };

  const run = async (action: () => Promise<void>, message: string) => {
    try {
      await action();
      output.value = message;
    } catch (error) {
      output.value = error instanceof Error ? error.message : String(error);
    }
    showRole();
  };

  swaggerUi.getStore().subscribe(showRole);
  for (const radio of radios) {
    const { value: role } = radio;
    if (!isRole(role)) throw new Error(`There is no role ${role}.`);
    radio.addEventListener('change', () => run(() => signIn(swaggerUi, role), radio.dataset.message ?? ''));
  }
  form.querySelector('button')?.addEventListener('click', () => run(resetMocks, 'The data is back at its start.'));
}

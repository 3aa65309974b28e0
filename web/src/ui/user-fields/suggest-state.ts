import { toLatinDigits } from '#lib/form-values.ts';
import * as text from '#text/user-fields.ts';

/** States and the first digits of their PIN codes. The longest match counts. Some offices, named last, serve two states. */
const beginnings = `delhi 11, haryana 12 13, punjab 14 15 16005 16006 16007 160104, chandigarh 16, himachalPradesh 17, jammuAndKashmir 18 19,
  uttarPradesh 20 21 22 23 24 25 26 27 28 2467 247669, uttarakhand 24471 246 2476 248 249 2625 263, rajasthan 30 31 32 33 34,
  gujarat 36 37 38 39, dadraAndNagarHaveliAndDamanAndDiu 362520 362540 362570 396210 396215 396220, goa 403, maharashtra 40 41 42 43 44,
  madhyaPradesh 45 46 47 48, chhattisgarh 49, telangana 50, andhraPradesh 51 52 53, karnataka 56 57 58 59, tamilNadu 60 61 62 63 64,
  puducherry 6050 6096, kerala 67 68 69, lakshadweep 68255, westBengal 70 71 72 73 74, sikkim 737, andamanAndNicobarIslands 744,
  odisha 75 76 77, assam 78, arunachalPradesh 790 791 792, meghalaya 793 794, manipur 795, mizoram 796, nagaland 797 798, tripura 799,
  bihar 80 811 812 813 814131 821 823 824 84 85, jharkhand 813208 814 815 816 822 825 826 827 828 829 83,
  two 140119 140125 140133 160003 160014 160103 194 2623 2624 246763 247662 247665 396193 396230 396235 396240 5071 533464
  605007 605014 6051 6055 607402 607403 609603 609604 609608 673310 783123 783134`;

const states = new Map(
  beginnings.split(',').flatMap((line) => {
    const [state = '', ...codes] = line.trim().split(/\s+/);
    return codes.map((code) => [code, state === 'two' ? '' : state]);
  }),
);

/** The state of a complete PIN code, blank if the state is not certain. */
export function stateOfPinCode(pinCode: string): string {
  const code = toLatinDigits(pinCode).replaceAll(' ', '');
  const beginning = [6, 5, 4, 3, 2].map((length) => code.slice(0, length)).find((text) => states.has(text)) ?? '';
  return (/^\d{6}$/.test(code) && states.get(beginning)) || '';
}

/** Selects the state of a typed PIN code, unless the user has selected a state, and tells the caller which state it has selected. */
export function suggestState({ form, value }: HTMLInputElement, tell: (text: string | null) => void): void {
  const select = form?.elements.namedItem('state');
  if (!(select instanceof HTMLSelectElement) || (select.value !== '' && !('suggested' in select.dataset))) return;
  const state = stateOfPinCode(value);
  if (state === select.value) return;
  select.value = state;
  tell(state === '' ? null : text.stateSelected(select.selectedOptions[0]?.label ?? state));
  form?.addEventListener('reset', () => tell(null), { once: true });
}

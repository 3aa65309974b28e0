import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode, type Ref } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { createRouterLink } from './router-link.ts';
import { Spinner } from './spinner.tsx';

const Base = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

type ButtonLook = NonNullable<RecipeVariantProps<typeof buttonRecipe>>;

export type ButtonProps = HTMLChakraProps<'button', ButtonLook> & {
  /** Shows that it works and lets nobody press it again; it stays in the tab order, so that focus is not lost. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ pending = false, onClick, children, ...props }: ButtonProps) {
  return (
    <Base
      {...props}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && <Spinner />}
      {Children.map(children, inElement)}
    </Base>
  );
}

/** A browser's translation replaces text nodes; React could then neither put a spinner before a bare text nor change it. */
function inElement(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <span>{child}</span> : child;
}

export function IconButton(props: ButtonProps & { 'aria-label'?: string }) {
  return <Button variant="ghost" size="icon" {...props} />;
}

const Anchor = chakra('a', buttonRecipe);

/** A link that looks like a button. */
export const ButtonLink = createRouterLink<ButtonLook>(Anchor);

import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system';
import { Children, type MouseEvent, type ReactNode, type Ref } from 'react';
import { buttonRecipe } from '#theme/recipes.ts';
import { createRouterLink } from './links.tsx';

/** A spinner without an accessible name; its control has `aria-busy`. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
});

const Base = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

type ButtonVariants = NonNullable<RecipeVariantProps<typeof buttonRecipe>>;

export type ButtonProps = HTMLChakraProps<'button', ButtonVariants> & {
  /** Shows a spinner and ignores clicks. The button stays focusable, so that the focus is not lost. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ pending = false, onClick, children, ...props }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click on Save would send the form that the first one has emptied.
    const isSecondSubmit = props.type === 'submit' && event.detail > 1;
    if (pending || isSecondSubmit) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base {...props} aria-disabled={pending || props['aria-disabled']} aria-busy={pending || undefined} onClick={handleClick}>
      {pending && <Spinner />}
      {Children.map(children, wrapText)}
    </Base>
  );
}

/** Browser translation replaces text nodes, and then React cannot update a bare one or insert the spinner before it. */
function wrapText(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <span>{child}</span> : child;
}

export function IconButton(props: ButtonProps & { 'aria-label'?: string }) {
  return <Button variant="ghost" size="icon" {...props} />;
}

/** For an address that the router does not know. */
export const ButtonAnchor = chakra('a', buttonRecipe);

export const ButtonLink = createRouterLink<ButtonVariants>(ButtonAnchor);

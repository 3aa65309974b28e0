import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { Children, type MouseEvent, type ReactNode, type Ref } from 'react';

export interface ButtonProps extends Omit<ChakraButtonProps, 'loading'> {
  /** Shows a spinner and ignores clicks. Unlike Chakra's `loading` it keeps the button focusable, so that the focus is not lost. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ pending = false, onClick, children, ...props }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click on Save would send the form that the first click has emptied.
    const isSecondSubmit = props.type === 'submit' && event.detail > 1;
    if (pending || isSecondSubmit) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ChakraButton {...props} aria-disabled={pending || props['aria-disabled']} aria-busy={pending || undefined} onClick={handleClick}>
      {pending && <Spinner />}
      {Children.map(children, wrapText)}
    </ChakraButton>
  );
}

/** Browser translation replaces text nodes, and then React cannot update a bare text node or insert the spinner before it. */
function wrapText(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <span>{child}</span> : child;
}

export function IconButton(props: ButtonProps & { 'aria-label'?: string }) {
  return <Button variant="ghost" minH="40px" minW="40px" px="0" flexShrink="0" textStyle="lg" {...props} />;
}

const { withContext } = createRecipeContext({ key: 'button' });

/** For an address that the router does not know. */
export const ButtonAnchor = withContext<HTMLAnchorElement, HTMLChakraProps<'a', RecipeProps<'button'>>>('a');

export const ButtonLink = createLink(ButtonAnchor);

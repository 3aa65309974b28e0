import { Link } from '@chakra-ui/react/link';
import { createLink } from '@tanstack/react-router';

/** A link to a page of the router. For any other address, and for elements that only look like links, use Chakra's `Link`. */
export const TextLink = createLink(Link);

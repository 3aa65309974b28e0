import { createFileRoute } from '@tanstack/react-router';
import { useAddToCart } from '#site/cart/cart-store.ts';
import { CoursePage } from '#site/courses/course-page.tsx';
import { useBuy } from '#site/purchase/use-buy.ts';
import { useLazyModule } from '#ui/hooks.ts';

const loadProblem = () => import('#site/purchase/purchase-problem.tsx');

export const Route = createFileRoute('/_site/course-detail/$id')({
  loader: ({ context: { prefetch, queries }, params: { id } }) => prefetch(queries.getCourse({ id })),
  // No `head`: the page renders its own metadata, which depends on the course. Another course is another page: no state of a purchase
  // carries over to it.
  remountDeps: ({ params }) => params,
  component: CourseRoute,
});

function CourseRoute() {
  const { id } = Route.useParams();
  const { isPending, buy, rejectedFields } = useBuy();
  const addToCart = useAddToCart();
  const PurchaseProblem = useLazyModule(loadProblem, rejectedFields !== undefined)?.PurchaseProblem;
  const problem = rejectedFields && PurchaseProblem && <PurchaseProblem fields={rejectedFields} courseId={id} />;
  return <CoursePage id={id} actions={{ isPending, onBuy: buy, onAddToCart: addToCart, problem }} />;
}

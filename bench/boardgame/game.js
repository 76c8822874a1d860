// A toy: four seats with thirteen hidden cards each lay one in turn; when all are laid they are dealt anew.

const deal = (random) => {
  const pack = random.Shuffle([...Array(52).keys()]);
  return { hands: [0, 1, 2, 3].map((seat) => pack.slice(13 * seat, 13 * seat + 13)), laid: [] };
};

exports.Toy = {
  name: "toy",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => deal(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      move: ({ G, playerID, random }, at) => {
        const [card] = G.hands[playerID].splice(at, 1);
        if (card === undefined) return "INVALID_MOVE";
        G.laid.push(card);
        if (G.laid.length === 52) Object.assign(G, deal(random));
      },
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    laid: G.laid,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

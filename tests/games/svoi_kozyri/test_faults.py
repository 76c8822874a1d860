"""Faults that people met in programs for card games, as tests of their kind.

| the fault | where it would be caught |
| --- | --- |
| a trump does not beat the suit that was led | games/svoi_kozyri/test_rules.py::test_SK_10_the_lowest_trump_beats_whatever_the_rank |
| what may be played goes by the ranks in the order of print | games/svoi_kozyri/test_rules.py::test_SK_10_ranks_go_up_to_the_ace_with_the_ten_below_the_jack |
| one value of a house rule behaves like another | contract/test_wordy.py::test_they_agree_under_every_value_of_every_house_rule |
| a duty is escaped, and it is noticed later | contract/test_deals.py::test_a_bad_choice_is_refused_and_changes_nothing |
| a card that is not held is accepted | games/svoi_kozyri/test_rules.py::test_SK_8_only_a_card_that_is_held_can_be_played |
| a card that is played stays in the hand as well | contract/test_deals.py::test_no_card_is_lost_and_none_is_made |
| the same card twice in one decision counts twice | core/test_course.py::test_the_whole_decision_is_refused_when_its_second_choice_is |
| a second click plays twice | core/test_course.py::test_a_second_click_on_the_same_card_is_refused |
| no start when the deal uses every card | games/svoi_kozyri/test_rules.py::test_SK_5_when_every_card_is_dealt_the_game_begins_all_the_same |
| cards of a player who leaves are there twice | contract/test_views.py::test_so_it_is_when_someone_resigns_and_no_card_is_lost |
| no end when the loser picks up in the last turn | games/svoi_kozyri/test_rules.py::test_SK_16_a_pick_up_does_not_put_off_the_end |
| taking cards also takes them from elsewhere | games/svoi_kozyri/test_rules.py::test_SK_13_no_card_is_in_two_places_after_a_pick_up |
| a wrong play order when someone has dropped out | games/svoi_kozyri/test_rules.py::test_SK_18_the_turn_passes_over_those_who_are_out |
| the score is kept in two places that differ | contract/test_deals.py::test_a_deal_ends_and_a_match_ends |
| front end and server judge differently | contract/test_views.py::test_every_view_is_complete |
| who comes back sees another state | contract/test_records.py::test_entries_alone_bring_a_course_back |
| a refusal does not say why | contract/test_messages.py::test_every_refusal_has_words |
| a request that keeps the server busy without end | core/test_record.py::test_taking_back_again_and_again_does_not_keep_the_reader_busy |
| saved house rules come back as others | contract/test_records.py::test_house_rules_are_written_and_read |
| a house rule can be chosen, but not played | contract/test_wordy.py::test_they_agree_under_any_house_rules |
| the position depends on the order in which it came about | games/svoi_kozyri/test_faults.py::test_two_ways_to_the_same_position |

Faults of connections, seats and clocks are in tests/server and tests/table, those of computer players in
tests/search and bench.
"""

from tests.games.svoi_kozyri.positions import after, position


def test_two_ways_to_the_same_position():
    start = position("S: 7C 8H", "H: 9D TD QD", after_pick_up="taker_leads")
    one, other = after(start, "7C take 7C take"), after(start, "8H take 8H take")

    assert one.position() == other.position()
    assert (one.key, one.choices()) == (other.key, other.choices())

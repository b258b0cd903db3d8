import java.sql.*;
import java.util.*;
import java.util.regex.*;

public class Play {
  public static void main(String[] args) throws SQLException {
    Map<String, String> env = System.getenv();
    int game = Integer.parseInt(env.get("GAME"));
    // allowPublicKeyRetrieval: for the first sign-in without TLS
    String url = "jdbc:mariadb://" + env.get("MYSQL_HOST") + ":" + env.get("MYSQL_TCP_PORT") + "/" + env.get("MYSQL_DATABASE")
      + "?allowPublicKeyRetrieval=true";
    try (Connection database = DriverManager.getConnection(url, env.get("MYSQL_USER"), env.get("MYSQL_PWD"));
        Statement statement = database.createStatement()) {
      statement.execute("SET @game_id = " + game);

      // the game
      List<String> players = new ArrayList<>();
      ResultSet rows = statement.executeQuery("SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`");
      while (rows.next()) players.add(rows.getString("Player name") + " has " + rows.getLong("Bank balance"));
      System.out.println(String.join(", ", players));

      // a roll, and what happened
      PreparedStatement roll = database.prepareStatement("INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)");
      roll.setInt(1, game);
      roll.setInt(2, 1);
      roll.setInt(3, 2);
      roll.executeUpdate();
      rows = statement.executeQuery("SELECT Record FROM pendingView");
      rows.next();
      int record = rows.getInt("Record");
      List<String> events = new ArrayList<>();
      rows = statement.executeQuery("SELECT Sentence FROM eventView WHERE Record = " + record + " ORDER BY Event");
      while (rows.next()) events.add(rows.getString("Sentence"));
      System.out.println("record " + record + ": " + String.join(" ", events));

      // a decision that names its record, and the completed row
      PreparedStatement decision = database.prepareStatement("INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)");
      decision.setInt(1, game);
      decision.setInt(2, record + 1);
      decision.setString(3, "buy");
      decision.executeUpdate();
      rows = statement.executeQuery("SELECT * FROM ledgerView WHERE record_ID = " + (record + 1));
      rows.next();
      System.out.println("record " + rows.getInt("record_ID") + ": " + rows.getString("action") + " by player "
        + rows.getInt("player_ID") + ", balance " + rows.getLong("bank_balance"));

      // a procedure: its rows
      CallableStatement call = database.prepareCall("{CALL make_move(?, ?, NULL)}");
      call.setInt(1, game);
      call.setString(2, "end_turn");
      rows = call.executeQuery();
      rows.next();
      System.out.println("record " + rows.getInt("Record") + ": end_turn");

      // a refusal
      String message = null;
      try {
        roll.setInt(2, 7);
        roll.executeUpdate();
      } catch (SQLException error) {
        message = error.getMessage();
        Matcher token = Pattern.compile("([a-z]+(_[a-z]+)+): ").matcher(message);
        token.find();
        System.out.println("refused: " + token.group(1) + ", error " + error.getErrorCode());
      }

      // two rolls at once, of which the second is refused: a statement each, so the first is made
      try {
        for (int[] dice : new int[][] {{2, 4}, {1, 3}}) {
          roll.setInt(2, dice[0]);
          roll.setInt(3, dice[1]);
          roll.addBatch();
        }
        roll.executeBatch();
      } catch (BatchUpdateException error) {
        // some of the rolls were made
      }
      rows = statement.executeQuery("SELECT Record FROM pendingView");
      rows.next();
      System.out.println("batch: " + (rows.getInt("Record") - record - 2) + " of 2");

      rows = statement.executeQuery("SELECT @@autocommit");
      rows.next();
      System.out.println("autocommit: " + rows.getInt(1));
      System.out.println("message: " + message);
    }
  }
}
